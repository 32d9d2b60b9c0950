import { demoLogins } from "../../seed/demo-directory.ts";
import { demo } from "./demo.ts";

export type Peer = { id: string; business_name: string; email: string };

type Said = { verifications: number; endorsers: number };

/** Without statements by the demo's provider. Each journey must use another one, since they share a product. */
export function findPeers({ verifications, endorsers }: Said): Peer[] {
  const own = demo.providers.find(({ email }) => email === demoLogins[1].email)?.row.id;
  const result = demo.providers.filter(({ row, badges }) => {
    const verifiers = demo.verifications.filter((each) => each.provider_id === row.id).map((each) => each.verifier_id);
    const praised = demo.endorsements.filter((each) => each.endorsed_provider_id === row.id);
    const isVerified = badges.some(({ badge_type }) => badge_type === "verified");
    const people = praised.map((each) => each.endorser_id);
    const isExpected = verifiers.length === verifications && people.length === endorsers;
    return row.is_published && !isVerified && isExpected && ![...verifiers, ...people].includes(own ?? "");
  });
  return result.map(({ row, email }) => ({ id: row.id, business_name: row.business_name, email }));
}

export function peerAt(place: number, said: Said): Peer {
  const peer = findPeers(said)[place];
  if (!peer) throw new Error(`the demo has no business ${place} with ${JSON.stringify(said)}`);
  return peer;
}
