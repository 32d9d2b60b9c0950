import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  serverBuildFile: "index.js",
  // Every page's module is named in the first answer: no second request before the first click.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
