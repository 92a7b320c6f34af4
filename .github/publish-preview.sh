#!/usr/bin/env bash
# Publishes a folder of previews on GitHub Pages, or takes it away: publish-preview.sh FOLDER [EXPORT].
# Pages has to serve the branch "previews". For another host, this file is the one to change.
set -euo pipefail
folder=$1
export=${2:+$(cd "$2" && pwd)}
work=$(mktemp -d)
trap 'git worktree remove --force "$work"' EXIT
if git fetch --quiet --depth 1 origin previews; then
  git worktree add --quiet --detach "$work" FETCH_HEAD
  cd "$work"
else
  git worktree add --quiet --detach "$work"
  cd "$work"
  git checkout --quiet --orphan "previews-$$"
  git rm -rf --quiet .
fi
rm -rf "${work:?}/${folder:?}"
if [ -n "$export" ]; then
  mkdir -p "$folder"
  cp -R "$export/." "$folder/"
fi
# Without it, folders whose names begin with "_" are left out.
touch .nojekyll
git add --all --force
if git diff --cached --quiet; then exit 0; fi
git -c user.name=previews -c user.email=previews@users.noreply.github.com commit --quiet -m "Set $folder"
git push --quiet origin HEAD:refs/heads/previews
