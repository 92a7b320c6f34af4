import { createSandbox, removeSandbox } from '@/scripts/steps/sandbox'

const name = 'trees'

/**
 * The copy of the project in which tests build other trees, one after the other. What Next.js has compiled for the
 * tree before is kept: a build then takes half of its time.
 * @returns the absolute path of the copy, as the project is now
 */
export const openTreeSandbox = (): string => createSandbox(name, ['.next'])

/** Leaves nothing behind but what the next builds can use. */
export const closeTreeSandbox = (): void => removeSandbox(name, ['.next'])
