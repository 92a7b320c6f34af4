import { describe, expect, test, vi } from 'vitest'
import { estimateChart } from '@/components/mdx/chart-size'
import { readTheme } from '@/components/mdx/mermaid-theme'
import { isSideways, toNarrowChart } from '@/components/mdx/narrow-chart'

const estimateColumn = (chart: string) => estimateChart(chart).column

const chain = 'flowchart LR\n  A[One] --> B[Two]\n  B --> C[Three]'

describe('a flowchart on a narrow screen', () => {
  test('is rotated, along with the direction of its subgraphs', () => {
    expect(toNarrowChart('%% why\nflowchart LR\n  subgraph S\n    direction RL\n    A --> B\n  end')).toBe(
      '%% why\nflowchart TB\n  subgraph S\n    direction TB\n    A --> B\n  end',
    )
    expect(isSideways(toNarrowChart(chain))).toBe(false)
    expect(isSideways('sequenceDiagram\n  A->>B: LR')).toBe(false)
  })

  test('gets taller with each row, and wider with each box in a row', () => {
    const { width, height } = estimateColumn(chain)
    expect(estimateColumn(`${chain}\n  C --> D`).height).toBeGreaterThan(height)
    expect(estimateColumn(`${chain}\n  A --> D[Beside]`).height).toBe(height)
    expect(estimateColumn(`${chain}\n  A --> D[Beside]`).width).toBeGreaterThan(width)
  })

  test.each([
    ['a back edge', `${chain}\n  C --> A`, chain],
    ['boxes joined by &', 'flowchart LR\n  A & B --> C', 'flowchart LR\n  A --> C\n  B --> C'],
    ['a chain on one line', 'flowchart LR\n  A[One] --> B[Two] --> C[Three]', chain],
  ])('has the same size with %s', (_, one, other) => {
    expect(estimateColumn(one)).toEqual(estimateColumn(other))
  })

  test('is wider than tall as a row, and taller than wide as a column', () => {
    const { column, row } = estimateChart(chain)
    expect(row.width).toBeGreaterThan(row.height)
    expect(column.height).toBeGreaterThan(column.width)
  })

  test('reserves space for edge labels', () => {
    expect(estimateColumn('flowchart LR\n  A -->|asks| B').height).toBeGreaterThan(
      estimateColumn('flowchart LR\n  A --> B').height,
    )
  })

  test("doesn't take a class for an edge label", () => {
    const plain = 'flowchart LR\n  A[One] --> B[Two]'
    expect(estimateColumn(`${plain}:::event`)).toEqual(estimateColumn(plain))
    expect(estimateColumn('stateDiagram-v2\n  A --> B: asks').height).toBeGreaterThan(
      estimateColumn('stateDiagram-v2\n  A --> B').height,
    )
  })

  test('wraps labels between words', () => {
    const short = estimateColumn('flowchart LR\n  A[One] --> B[Two]')
    const long = estimateColumn('flowchart LR\n  A[One that is too long for a line] --> B[Two]')
    expect(long.height).toBeGreaterThan(short.height)
    expect(long.width).toBeLessThan(200)
  })
})

test.each([
  ['light', 'default'],
  ['dark', 'dark'],
])('A diagram in %s mode uses the theme "%s"', (mode, expected) => {
  vi.stubGlobal('document', {
    documentElement: { dataset: { theme: mode } },
    createElement: () => ({ getContext: () => null }),
  })
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'Figtree' }))
  expect(readTheme().theme).toBe(expected)
})
