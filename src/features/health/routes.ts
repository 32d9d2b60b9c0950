import * as calls from "../../contract/health/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { readHealth } from "./read-health.ts";

export function registerHealth(router: Router): void {
  router.bind(calls.readHealthRoute, (ctx) => readHealth(ctx));
}
