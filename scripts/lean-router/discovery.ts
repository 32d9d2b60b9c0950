import { files, type Cut } from "./cut.ts";

const { router, start, document } = files;

/** Routes that are asked for as links come into view: `routeDiscovery` is "initial", so that all are known from the start. */
export const discovery: Cut[] = [
  { file: router, from: " && !init.patchRoutesOnNavigation) {\n\t\tlet error", to: ") {\n\t\tlet error" },
  {
    file: router,
    from: "if (initialMatches && !init.hydrationData) {",
    until: "if (initialMatches.some((m) => m.route.lazy)) {",
  },
  { file: router, from: " && !initialMatchesIsFOW" },
  {
    file: router,
    from: "let fogOfWar = checkFogOfWar(matches, location.pathname);",
    until: "if (opts?.instrumentationNavigateMetaReceiver)",
  },
  { file: router, from: "fogOfWar.active = false;" },
  { file: router, from: "fogOfWar.active, loadingNavigation", to: "false, loadingNavigation" },
  { file: router, from: "fogOfWar.active, opts", to: "false, opts" },
  {
    file: router,
    from: "if (isFogOfWar) {\n\t\t\tif (shouldUpdateNavigationState)",
    until: "let { dsMatches, revalidatingFetchers } = getMatchesToLoad(request",
  },
  { file: router, from: "if (!isFogOfWar)", to: "if (true)" },
  { file: router, from: "if (isFogOfWar)", to: "if (false)" },
  { file: router, from: "function checkFogOfWar(", until: "function _internalSetRoutes(" },
  { file: router, from: "function patchRoutes(", until: "router = {" },
  { file: router, from: "function patchRoutesImpl(", until: "const lazyRoutePropertyCache" },
  { file: router, from: "\t\tpatchRoutes,\n" },
  { file: start, from: ",\n\t\tpatchRoutesOnNavigation:", until: "\n\t});\n\tssrInfo.router = router;" },
  { file: start, from: "UNSAFE_useFogOFWarDiscovery(router", until: "return /* @__PURE__ */" },
  { file: document, from: "isFogOfWarEnabled(routeDiscovery, ssr)", to: "false" },
];
