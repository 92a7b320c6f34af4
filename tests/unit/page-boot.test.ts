import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { writeAnnouncementBoot } from '@/components/layout/boot/announcement-boot'
import { writeBasePathBoot } from '@/components/layout/boot/base-path-boot'
import { writePageBoot } from '@/components/layout/boot/page-boot'
import { site } from '@/lib/kit/site'

describe('The script of every page', () => {
  test('can be read by a browser, whatever the announcement is called', () => {
    const announcement = { id: `</script>'"\u2028`, text: 'Hello' }
    const script = writePageBoot(announcement)
    expect(() => new Script(script)).not.toThrow()
    expect(script).not.toContain('</script')
  })

  test('costs less than 3 kB, and the banner for a wrong base less than 1 kB', () => {
    expect(writePageBoot(site.announcement).length).toBeLessThan(3000)
    expect(writeBasePathBoot('/preview/pr-12').length).toBeLessThan(1200)
  })

  test('has nothing of an announcement when there is none', () => {
    expect(writeAnnouncementBoot(undefined)).toBe('')
  })
})
