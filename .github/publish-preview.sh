#!/usr/bin/env bash
# Publishes a folder of previews on GitHub Pages, or takes it away: publish-preview.sh FOLDER [EXPORT].
# Pages has to serve the branch "previews". For another host, this file is the one to change.
set -euo pipefail
folder=$1
export=${2:-}
work=$(mktemp -d)
trap 'git worktree remove --force "$work" || true' EXIT
if git fetch origin previews; then
  git worktree add --force -B previews "$work" origin/previews
else
  git worktree add --force --orphan -b previews "$work"
fi
rm -rf "${work:?}/$folder"
if [ -n "$export" ]; then
  mkdir -p "$work/$folder"
  cp -R "$export/." "$work/$folder/"
fi
touch "$work/.nojekyll"
cd "$work"
git add --all
git diff --cached --quiet && exit 0
git -c user.name=previews -c user.email=previews@users.noreply.github.com commit --quiet -m "Set $folder"
git push origin previews
