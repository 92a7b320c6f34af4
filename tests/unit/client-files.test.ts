import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '@/lib/kit/files'

const files = listFiles('.', 'components')
  .concat(listFiles('.', 'app'))
  .filter((file) => /\.tsx?$/.test(file))
const isClientFile = (file: string) => /^\s*(['"])use client\1/.test(readFileSync(file, 'utf8'))

test("Files with 'use client' are named *.client.tsx or *.island.tsx, because React only runs in those", () => {
  const found = files.filter(isClientFile)
  expect(found).not.toEqual([])
  expect(found.filter((file) => !/\.(client|island)\.tsx$/.test(file))).toEqual([])
})

test("Files named *.client.tsx start with 'use client'", () => {
  expect(files.filter((file) => file.endsWith('.client.tsx') && !isClientFile(file))).toEqual([])
})
