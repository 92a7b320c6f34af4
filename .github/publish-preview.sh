#!/usr/bin/env bash
# Publishes a preview on GitHub Pages, or removes it: publish-preview.sh FOLDER [EXPORT].
# GitHub Pages must serve the "previews" branch. To use another host, change this file.
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
# Without this file, GitHub Pages ignores folders that start with "_".
touch .nojekyll
git add --all --force
if git diff --cached --quiet; then exit 0; fi
git -c user.name=previews -c user.email=previews@users.noreply.github.com commit --quiet -m "Set $folder"
git push --quiet origin HEAD:refs/heads/previews
