import { placeMessages } from "../../contract/places/calls.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import { refuse } from "../../platform/refusal.ts";
import { findPlace } from "./rules.ts";

export type Near = { slug: string; within: number };

type Requested = { near?: string | undefined; within?: number | undefined };

export function requireNear(
  { near: slug = "", within = listQuery.empty.within }: Requested,
  code: "bad_parameter" | "bad_input",
): Near | undefined {
  if (slug === "") return undefined;
  if (findPlace(slug)) return { slug, within };
  const sentence = placeMessages.slug_unknown;
  return refuse(code, {
    sentence: code === "bad_parameter" ? `near: ${sentence}` : sentence,
    fields: { near: sentence },
  });
}
