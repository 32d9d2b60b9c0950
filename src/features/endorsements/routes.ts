import { trustMessages } from "../../contract/endorsements/calls.ts";
import * as calls from "../../contract/endorsements/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { refuseIfDeleted } from "../providers/refuse-if-deleted.ts";
import { giveEndorsement } from "./give-endorsement.ts";
import { listReceivedEndorsements } from "./list-received.ts";
import { readMyStatus } from "./read-my-status.ts";
import { searchEndorsable } from "./search-endorsable.ts";

/** Rule [api-7]. */
export function registerEndorsements(router: Router): void {
  router.bind(calls.listEndorsementsReceivedRoute, async (ctx, { params: { id } }) => ({
    data: { endorsements: await refuseIfDeleted(ctx, id, () => listReceivedEndorsements(ctx, id)) },
  }));
  router.bind(calls.readEndorsementStatusRoute, (ctx) => readMyStatus(ctx));
  router.bind(calls.searchEndorsableRoute, async (ctx, { query }) => ({
    providers: await searchEndorsable(ctx, query),
  }));
  router.bind(calls.giveEndorsementRoute, async (ctx, { body }) => {
    const endorsement = await giveEndorsement(ctx, body);
    return { message: trustMessages.endorsement_given(endorsement.business_name), endorsement };
  });
}
