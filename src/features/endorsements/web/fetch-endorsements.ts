import { pathOf } from "../../../client/address-of.ts";
import { apiAddress } from "../../../client/call/api-address.ts";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { listEndorsementsReceivedCall } from "../../../contract/endorsements/calls.ts";

/** Newest first. Throws if the request fails. */
export async function fetchEndorsements(id: string) {
  const answer = await fetch(apiAddress(pathOf(listEndorsementsReceivedCall, { id })));
  if (!answer.ok) throw new Error(`Endorsements answered ${answer.status}`);
  const { data } = (await answer.json()) as AnswerOf<typeof listEndorsementsReceivedCall>;
  return data.endorsements;
}
