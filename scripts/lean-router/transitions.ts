import { files, type Cut } from "./cut.ts";

const { index, router, provider, links } = files;

/** View transitions: no link and no call of `navigate` asks for one. */
export const transitions: Cut[] = [
  { file: index, from: "useSubmit, useViewTransitionState }", to: "useSubmit }" },
  {
    file: router,
    from: "if (isBrowser) {\n\t\t\trestoreAppliedTransitions",
    until: "if (!state.initialized) startNavigation",
  },
  { file: router, from: "let viewTransitionOpts;\n", until: "updateState({\n\t\t\t...newState," },
  { file: router, from: "\t\t\tviewTransitionOpts,\n" },
  { file: router, from: "\t\t\tenableViewTransition: opts && opts.viewTransition,\n" },
  { file: router, from: ",\n\t\t\tenableViewTransition: pendingViewTransitionEnabled === true" },
  { file: router, from: ",\n\t\t\tenableViewTransition: isNavigation ? pendingViewTransitionEnabled : void 0" },
  { file: router, from: "pendingViewTransitionEnabled = (opts && opts.enableViewTransition) === true;" },
  { file: router, from: "\t\tpendingViewTransitionEnabled = false;\n" },
  {
    file: provider,
    from: "let isViewTransitionAvailable =",
    until: "if (reactDomFlushSyncImpl && flushSync) reactDomFlushSyncImpl(() => setStateImpl(newState));",
  },
  {
    file: provider,
    from: "\t\t\treturn;\n\t\t}\n\t\tif (reactDomFlushSyncImpl && flushSync) {",
    until: "\t}, [\n\t\trouter.window,",
  },
  { file: provider, from: "\t\ttransition,\n\t\trenderDfd,\n\t\tuseTransitions,", to: "\t\tuseTransitions," },
  {
    file: provider,
    from: "React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning && !vtContext.flushSync)",
    until: "let navigator = React$1.useMemo(",
  },
  { file: provider, from: "let [pendingState, setPendingState]", until: "let fetcherData" },
  { file: provider, from: "value: vtContext", to: "value: null" },
  {
    file: links,
    from: "routerNavigation != null && useViewTransitionState(path) && viewTransition === true",
    to: "false",
  },
];
