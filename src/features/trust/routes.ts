import * as calls from "../../contract/trust/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { readMyTrust } from "./read-my-trust.ts";

export function registerTrust(router: Router): void {
  router.bind(calls.readMyTrustRoute, (ctx) => readMyTrust(ctx));
}
