import { z } from "zod";

const target = z.string().trim().min(1).nullable();

const mappingShape = z.strictObject({
  categories: z.record(z.string(), target).default({}),
  places: z.record(z.string(), target).default({}),
});

export type Mapping = z.infer<typeof mappingShape>;
export const no_mapping: Mapping = { categories: {}, places: {} };

export function readMapping(text: string): Mapping | string {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return "it is no JSON.";
  }
  const mapping = mappingShape.safeParse(read);
  if (mapping.success) return mapping.data;
  return `expected {"categories": {"their name": "our name or null"}, "places": {…}}.`;
}

export function mapped(names: Readonly<Record<string, string | null>>, name: string): string | null | undefined {
  const searched = name.trim().toLowerCase();
  return Object.entries(names).find(([known]) => known.trim().toLowerCase() === searched)?.[1];
}
