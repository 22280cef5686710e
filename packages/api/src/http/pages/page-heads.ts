import type { Db } from '@fgm/db'
import { adminSection } from '@fgm/shared/admin-sections'
import { tryDecodeURIComponent } from 'hono/utils/url'
import { escapeHtml } from '../../core/escape-html.ts'
import { authoredLibrary } from '../../features/activities/activities.ts'

/** What search engines and link previews see of a page. They run no scripts. */
export type PageHead = { title: string; description: string; is_public: boolean; status: 200 | 404 }

const site = 'Five Good Minutes'
const promise =
  'Five-minute activities to connect with your child. No prep, no stress, for ages 2 to 12.'

const publicPage = (title: string, description = promise): PageHead => ({
  title: `${title} | ${site}`,
  description,
  is_public: true,
  status: 200,
})
const privatePage = (title: string): PageHead => ({ ...publicPage(title), is_public: false })

const pages: Record<string, PageHead> = {
  '/': { ...publicPage(''), title: `${site}: 5 minutes to be the parent you want to be` },
  '/login': publicPage('Log In'),
  '/register': publicPage(
    'Join',
    'Join Five Good Minutes. The first 50 families are free for life.',
  ),
  '/forgot-password': privatePage('Forgot your password?'),
  '/reset-password': privatePage('Choose a new password'),
  '/verify-email': privatePage('Confirm your address'),
  '/unsubscribe': privatePage('Mails'),
  '/reminder': privatePage('Your reminder'),
  '/activities': publicPage(
    'Activities',
    'Real five-minute activities you can do now, with what is at home.',
  ),
  '/activities/free': publicPage(
    'Free printables',
    'Twelve activities to print and pin on the fridge, free for everyone.',
  ),
  '/help': publicPage(
    'Help in hard moments',
    'Numbers to call, by country, when things are hard at home.',
  ),
  '/privacy': publicPage('Privacy', 'What we keep, who sees it, how long, and how to leave.'),
  '/terms': publicPage('Terms', 'What you may expect of us, and what we ask of you.'),
  '/refunds': publicPage('Refunds', 'One payment, nothing that renews, and how refunds work.'),
  '/contact': publicPage('Contact', 'How to reach a person.'),
  '/imprint': publicPage('Imprint', 'Who runs this site.'),
  // A message shows this head as its preview, so it does not say what is shared, or for whom.
  '/day': privatePage('Something to play today'),
  '/profile': privatePage('Profile'),
  '/profile/day-link': privatePage('For grandparents'),
  '/profile/invite': privatePage('Invite a parent'),
  '/join': privatePage('Join a family'),
  '/ai-generator': privatePage('Create'),
  '/upgrade': privatePage('Upgrade'),
  '/community': privatePage('Community'),
  '/premium-library': privatePage('Premium library'),
  '/dashboard': privatePage('Your place'),
  '/admin': privatePage('Admin'),
  '/admin/setup': privatePage('The first administrator'),
  '/scavenger-hunt': privatePage('Hunt'),
}

const notFound: PageHead = { ...privatePage('Page not found'), status: 404 }

/** Other addresses of the same pages (decisions §6). */
export const pageAliases: Record<string, string> = {
  '/premium': '/premium-library',
  '/generate': '/ai-generator',
  '/activities/public': '/activities',
}

/** Public addresses for the sitemap. */
export const publicPaths = Object.entries(pages)
  .filter(([, head]) => head.is_public)
  .map(([path]) => path)

/** Whether the head of a path never changes while the server runs: one of the product's own pages. */
export const hasConstantHead = (path: string): boolean => Object.hasOwn(pages, path)

/** Whether there is a page at a path. */
export const hasPage = (db: Db, path: string): boolean =>
  Object.hasOwn(pageAliases, path) || pageHead(db, path).status === 200

/** The head of the page at a path. Free activities have their own; unknown paths are 404 pages. */
export function pageHead(db: Db, path: string): PageHead {
  const page = pages[path]
  if (page) return page
  if (path.startsWith('/scavenger-hunt/')) return privatePage('Hunt')
  if (path.startsWith('/admin/') && adminSection(path.slice(7))) return privatePage('Admin')
  const id = /^\/activities\/([^/]{1,100})$/.exec(path)?.[1]
  if (id) return activityHead(db, id)
  return /^\/activities\/[^/]{1,100}\/play$/.test(path) ? privatePage('Play') : notFound
}

function activityHead(db: Db, id: string): PageHead {
  const authored = authoredLibrary(db).by_id.get(tryDecodeURIComponent(id))
  // Not an authored one: the page itself finds out whether it belongs to this family.
  if (!authored) return privatePage('Activity')
  const { title, description } = authored.card
  // A link preview shows the title of a locked activity; search engines do not list it.
  return { ...publicPage(title, description), is_public: authored.library === 'free' }
}

/** Puts a head into the built page, replacing its title. */
export function withHead(html: string, head: PageHead, url: string, baseUrl: string): string {
  const [title, description, address] = [head.title, head.description, url].map(escapeHtml)
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    head.is_public
      ? `<link rel="canonical" href="${address}">`
      : '<meta name="robots" content="noindex">',
    `<meta property="og:site_name" content="${site}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${escapeHtml(baseUrl)}/og.png">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  return html
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '))
}
