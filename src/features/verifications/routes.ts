import { verificationMessages } from "../../contract/verifications/calls.ts";
import * as calls from "../../contract/verifications/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { refuseIfDeleted } from "../providers/refuse-if-deleted.ts";
import { answerRequest, withdrawAnswer } from "./answer-request.ts";
import { listRequests } from "./list-requests.ts";
import { readStatus } from "./read-status.ts";
import { requestVerification } from "./request-verification.ts";
import { verifyProvider } from "./verify-provider.ts";

/** The calls about verification [api-7] and for admins' answers [admin-13]. */
export function registerVerifications(router: Router): void {
  router.bind(calls.readVerificationStatusRoute, async (ctx, { params: { id } }) => ({
    data: await refuseIfDeleted(ctx, id, () => readStatus(ctx, id)),
  }));
  router.bind(calls.verifyProviderRoute, (ctx, { params }) => verifyProvider(ctx, params.id));
  router.bind(calls.requestVerificationRoute, async (ctx, { body }) => {
    await requestVerification(ctx, body.motivation);
    return { message: verificationMessages.request_sent };
  });
  router.bind(calls.listVerificationRequestsRoute, (ctx, { query }) => listRequests(ctx, query));
  router.bind(calls.decideVerificationRoute, async (ctx, { params, body }) => ({
    message: await answerRequest(ctx, params.id, body),
  }));
  router.bind(calls.undoVerificationDecisionRoute, async (ctx, { params }) => ({
    message: await withdrawAnswer(ctx, params.id),
  }));
}
