import { execFileSync } from 'node:child_process'

// The scripts "build" and "postbuild" from Nextra's guide to static exports.
for (const command of ['next build', 'pagefind --site .next/server/app --output-path out/_pagefind'])
  execFileSync(command, { shell: true, stdio: 'inherit' })
