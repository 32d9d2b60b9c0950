import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import type { Sharing } from "../../../../contract/weddings/schema.ts";

type Consequences = { goes: readonly string[]; stays: readonly string[] };

const sign_in = "Your login: your email address, your password, and every device that is logged in";
const copies = "The list of what you sent, and the copies that were mailed to you";
const record = "Our record of what administrators did stays, because nothing can be removed from it.";
const enquiries =
  "Enquiries stay with the vendors who received them, with your name and what you wrote, because they may have replied. Any that are still being sent will arrive.";

const provider: Consequences = {
  goes: [
    "Your profile, with its pictures and videos",
    "The endorsements and verifications that you gave and received, with their points",
    sign_in,
  ],
  stays: [
    "Enquiries stay with the couples who sent them, with your business’s name, because they belong to the couples.",
    record,
  ],
};

const weddingData = ["Your wedding’s details, your favourites, your budget and your plan", copies];

/** The editor who joined first; null where there is none [weddings-13]. */
export function heirOf(sharing: Sharing | null): string | null {
  if (sharing?.role !== "owner") return null;
  return sharing.members.find(({ role }) => role === "editor")?.name ?? null;
}

export function consequencesOf(kind: AccountKind, sharing: Sharing | null, isForEveryone: boolean): Consequences {
  if (kind === "provider") return provider;
  const heir = heirOf(sharing);
  if (sharing !== null && sharing.role !== "owner")
    return {
      goes: ["Your place in the wedding that you share, with your votes and notes", ...weddingData, sign_in],
      stays: [
        "The wedding that you share stays with the others, with what you wrote to businesses.",
        enquiries,
        record,
      ],
    };
  if (heir !== null && !isForEveryone)
    return {
      goes: [
        "Your names and phone number, and your votes and notes",
        "The copies of enquiries that were mailed to you",
        sign_in,
      ],
      stays: [
        `The wedding goes on with those who share it, with its date, venue, favourites, messages, quotes, budget and plan. ${heir} becomes its owner.`,
        enquiries,
        record,
      ],
    };
  const others = sharing !== null && sharing.members.length > 1 ? ["All of it for those who share it, too"] : [];
  return { goes: [...weddingData, ...others, sign_in], stays: [enquiries, record] };
}
