import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { writeAnnouncementBoot, writeBasePathBoot, writePageBoot } from '@/components/layout/boot/page-boot'
import { site } from '@/lib/kit/site'

describe('The script of every page', () => {
  test('is valid HTML for any announcement text', () => {
    const announcement = { id: `</script>'"\u2028`, text: 'Hello' }
    const script = writePageBoot(announcement)
    expect(() => new Script(script)).not.toThrow()
    expect(script).not.toContain('</script')
  })

  test('is less than 3 kB, and the wrong base path banner less than 1 kB', () => {
    expect(writePageBoot(site.announcement).length).toBeLessThan(3000)
    expect(writeBasePathBoot('/preview/pr-12').length).toBeLessThan(1200)
  })

  test('contains no announcement code if there is none', () => {
    expect(writeAnnouncementBoot(undefined)).toBe('')
  })
})
