// Keeps the page of a sign on its device. The newest always wins; what is kept serves only while the server is away,
// so that a sign that is switched on then still shows itself and not an error of the browser.

const KEPT = 'houseway-sign';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', event => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  // What the house says is never kept here: an old amount would look like a new one.
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(mode === 'navigate' ? newest(event.request, '/sign/') : first(event.request));
});

const newest = async (request, name) => {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(name, answer.clone());
    return answer;
  } catch (error) {
    const answer = await kept.match(name);
    if (answer === undefined) throw error;
    return answer;
  }
};

// Built files are named after their content, so that a kept one is never out of date.
const first = async request => {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith('/assets/')) await kept.put(request, answer.clone());
  return answer;
};
