import type { PushContent } from '#shared/notices.ts';
import type { NoticePressed, PushEvent, WorkerScope } from './worker-scope.ts';

/** Shows the notice that the shop sent. Browsers require each push message to show something. */
export async function showNotice({ registration }: WorkerScope, { data }: PushEvent): Promise<void> {
  const content: unknown = data?.json();
  const { title, body, tag, path }: PushContent = isContent(content)
    ? content
    : { title: '…', body: '', tag: 'unknown', path: '/dashboard/orders' };
  await registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  });
}

/** Opens the notice's page in a tab of the shop's office that is open, or else in a new one. */
export async function openNotice(
  { clients, location }: WorkerScope,
  { notification }: NoticePressed,
): Promise<void> {
  notification.close();
  const path = pathOf(notification.data);
  const pages = await clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => {
    const { origin, pathname } = new URL(url);
    return origin === location.origin && pathname.includes('/dashboard/');
  });
  const shown = await open?.navigate(path);
  if (shown) await shown.focus();
  else await clients.openWindow(path);
}

function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
  return typeof path === 'string' ? path : '/dashboard/orders';
}

function isContent(content: unknown): content is PushContent {
  return (
    typeof content === 'object' &&
    content !== null &&
    ['title', 'body', 'tag', 'path'].every((name) => typeof Reflect.get(content, name) === 'string')
  );
}
