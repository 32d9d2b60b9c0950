import { files, type Cut } from "./cut.ts";

const { index, router, links } = files;

/** Loaders and actions that are called without going anywhere: pages ask by calls (`client/call.ts`). */
export const fetchers: Cut[] = [
  { file: index, from: "useFetcher, useFetchers, useFormAction, useHref", to: "useFormAction, useHref" },
  {
    file: router,
    from: "async function fetch(key, routeId, href, opts) {",
    until: "/**\n\t* Utility function to handle redirects",
  },
  { file: router, from: "\t\tfetch,\n" },
  { file: router, from: "\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n" },
  {
    file: links,
    from: "if (options.navigate === false) await routerFetch(",
    until: "await routerNavigate(options.action",
  },
  { file: links, from: "\tlet routerFetch = router.fetch;\n" },
  { file: links, from: "\t\trouterFetch,\n\t\trouterNavigate,", to: "\t\trouterNavigate," },
];
