import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // A file each for a page's client loader is one more request; the pages are small.
  splitRouteModules: false,
  // The whole route map travels with the first document: lazy discovery would add a request per visit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
