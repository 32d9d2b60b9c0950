/** Who is asking: known from the session alone, never from the request's content. */
export type Actor =
  | { kind: "visitor" }
  | { kind: "provider"; id: string; is_super_admin: boolean; admin_id: string | null }
  | { kind: "couple"; id: string; admin_id: string | null };

export const visitor: Actor = { kind: "visitor" };
