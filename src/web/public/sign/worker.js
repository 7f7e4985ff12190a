// Keeps the page of a sign on its device. The newest always wins; what is kept serves only while the server is away,
// so that a sign that is switched on then still shows itself and not an error of the browser.

const KEPT = 'houseway-sign';
const PAGE = '/sign/';

self.addEventListener('install', event => {
  self.skipWaiting();
  event.waitUntil(fetch(PAGE).then(keepPage));
});
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', event => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  // What the house says is never kept here: an old amount would look like a new one.
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(mode === 'navigate' ? newest(event.request) : first(event.request));
});

const newest = async request => {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match(PAGE);
    if (found === undefined) throw error;
    return found;
  }
};

// Built files are named after their content, so that a kept one is never out of date.
const first = async request => {
  const found = await caches.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    const kept = await caches.open(KEPT);
    await kept.put(request, answer.clone());
  }
  return answer;
};

/** A page that has changed needs other files: what was kept for the old one goes. */
const keepPage = async answer => {
  const before = await caches.match(PAGE);
  if (before?.headers.get('etag') === answer.headers.get('etag')) return;
  await caches.delete(KEPT);
  const kept = await caches.open(KEPT);
  const html = await answer.clone().text();
  await kept.put(PAGE, answer);
  await kept.addAll([...new Set(html.match(/\/assets\/[\w.-]+/g))]);
};
