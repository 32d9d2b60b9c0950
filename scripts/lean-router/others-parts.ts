import { files, type Cut } from "./cut.ts";

const { router, start, provider, hooks, document, routes, fetching } = files;

/** Observers of the router's own work: none are handed to it. */
const instrumentation: Cut[] = [
  { file: router, from: "if (init.instrumentations)", to: "if (false)" },
  { file: router, from: "consumeInstrumentationClientResultMetaReceiver(router)", to: "void 0" },
  { file: router, from: "if (opts?.instrumentationNavigateMetaReceiver)", to: "if (false)" },
];

/** Middleware of the browser: no route exports `clientMiddleware`. */
const middleware: Cut[] = [
  { file: fetching, from: "async (args) => args.runClientMiddleware(dataStrategy)", to: "dataStrategy" },
  {
    file: router,
    from: "let runClientMiddleware = isStaticHandler ?",
    until: "let results = await dataStrategyImpl({",
  },
  { file: router, from: "fetcherKey,\n\t\trunClientMiddleware\n", to: "fetcherKey\n" },
  { file: router, from: "init.dataStrategy || defaultDataStrategyWithMiddleware", to: "init.dataStrategy" },
];

/** Routes that are replaced while the page stands, which development alone does, and those of a site without a server. */
const replacement: Cut[] = [
  { file: start, from: "router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;" },
  { file: router, from: "\t\t_internalSetRoutes,\n" },
  { file: router, from: "function _internalSetRoutes(", until: "router = {" },
  { file: router, from: "dataRoutes.commitHmrRoutes();" },
  { file: router, from: "get hasHMRRoutes() {", until: "};\n/**\n* Create a router and listen" },
  { file: router, from: "this.#hmrRoutes ?? this.#routes", to: "this.#routes" },
  { file: router, from: "\t#hmrRoutes;\n" },
  { file: routes, from: "if (needsRevalidation) return wrap", until: "return route.shouldRevalidate;" },
];

/** What the server alone writes into the page, server components, and what shows where the root has no boundary of its own. */
const serverParts: Cut[] = [
  { file: document, from: "staticContext ? `window.", until: "let routeModulesScript", to: '" ";\n\t\t' },
  {
    file: document,
    from: "let routeModulesScript = !isStatic",
    until:
      'return /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, /* @__PURE__ */ React$1.createElement("script"',
    to: 'let routeModulesScript = " ";\n\t\t',
  },
  { file: document, from: "let isRSCRouterContext = useIsRSCRouterContext();", to: "let isRSCRouterContext = false;" },
  { file: document, from: "let rsc = useIsRSCRouterContext();", to: "let rsc = false;" },
  { file: provider, from: "useIsRSCRouterContext() || " },
  { file: hooks, from: "\tstatic contextType = RSCRouterContext;\n" },
  { file: hooks, from: "if (this.context && typeof error", to: "if (false && typeof error" },
  { file: hooks, from: "if (this.context) return", to: "if (false) return" },
  { file: hooks, from: "match.route.errorElement || defaultErrorElement", to: "match.route.errorElement" },
];

/** Parts that are for other kinds of sites, or for another side than the browser's. */
export const othersParts: Cut[] = [...instrumentation, ...middleware, ...replacement, ...serverParts];
