import './(site)/site.css'

// Only in development, where pages call `notFound()` for unknown addresses. An export has app/global-not-found.tsx.
export { NotFoundPage as default } from '@/components/layout/not-found-page'
