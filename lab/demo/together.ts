import type { Calendar } from "../../seed/calendar.ts";
import type { DemoCouple, DemoProvider } from "../../seed/directory.ts";
import type { favouriteVote } from "../../src/schema/couples.ts";
import type { weddingMember } from "../../src/schema/weddings.ts";
import { awaited } from "./couples.ts";

/** The other members of the demo couple's wedding, each with an account and an unused wedding. */
export interface DemoSharing {
  readonly couples: readonly DemoCouple[];
  readonly members: readonly (typeof weddingMember.$inferInsert)[];
  readonly votes: readonly (typeof favouriteVote.$inferInsert)[];
}

const partner = "pieter.zulu@post.example";
const mother = "nokuthula.zulu@post.example";

interface Said {
  readonly by: string;
  readonly of: string;
  readonly vote: "up" | "down" | null;
  readonly note: string;
}

const said: readonly Said[] = [
  { by: partner, of: awaited, vote: "up", note: "Ask them whether the beadwork can be in our colours." },
  { by: partner, of: "Zanele Mokoena Photography", vote: "up", note: "" },
  { by: mother, of: "Zanele Mokoena Photography", vote: "up", note: "She took your cousin’s pictures. Lovely." },
  { by: mother, of: awaited, vote: "down", note: "" },
];

/** The partner edits, the mother reads; both vote on favourites. */
export function shareWedding(
  { owner, providers }: { owner: DemoCouple | undefined; providers: readonly DemoProvider[] },
  calendar: Calendar,
  newId: () => string,
): DemoSharing {
  if (!owner) throw new Error("the demo has no couple whose wedding is shared");
  const couple_id = owner.row.id;
  const join = (email: string, name: string, days: number): DemoCouple => {
    const at = calendar.daysAgo(days, 20, 5);
    return { row: { id: newId(), partner1_name: name, created_at: at, updated_at: at }, email, favourites: [] };
  };
  const couples = [join(partner, "Pieter", 12), join(mother, "Nokuthula", 9)];
  const roles = { [partner]: "editor", [mother]: "reader" } as const;
  const idOf = (email: string) => couples.find((each) => each.email === email)?.row.id ?? "";
  const saved = new Map(providers.map(({ row }) => [row.business_name, row.id]));
  return {
    couples,
    members: couples.map(({ row, email }) => ({
      account_id: row.id,
      couple_id,
      role: roles[email as keyof typeof roles],
      name: row.partner1_name ?? "",
      joined_at: row.created_at,
      invited_by: couple_id,
    })),
    votes: said.map(({ by, of, vote, note }, at) => ({
      couple_id,
      provider_id: saved.get(of) ?? "",
      account_id: idOf(by),
      vote,
      note,
      updated_at: calendar.daysAgo(5, 19, at),
    })),
  };
}
