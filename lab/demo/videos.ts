import type { Chance } from "../../seed/chance.ts";

/** Open films of the Blender Foundation, which anybody may show. */
const films = [
  { video_id: "aqz-KE-bpKQ", caption: "Two minutes of a farm wedding" },
  { video_id: "eRsGyueVLvQ", caption: "The whole day in five minutes" },
  { video_id: "R6MlUcmOul8", caption: "Vows at the dam" },
  { video_id: "TLkA0RELQ1g", caption: "Speeches and the first dance" },
  { video_id: "Y-rmzh0PI3c", caption: "How we work" },
  { video_id: "WhWc3b3KhnY", caption: "A spring wedding" },
  { video_id: "mN0zPOpADL4", caption: "From morning to midnight" },
] as const;

export function videoLinks(category_slug: string, requested_count: number | undefined, { some, yes, whole }: Chance) {
  const often = ["videographers", "djs-and-mcs", "bands-and-musicians"].includes(category_slug);
  const count = requested_count ?? (yes(often ? 0.7 : 0.12) ? whole(1, 3) : 0);
  return some(films, count);
}
