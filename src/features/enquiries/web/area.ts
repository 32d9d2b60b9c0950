/** A place that recipients are to reach. */
export type AreaPlace = { slug: string; name: string };

/** Which place the recipients are to reach, as somebody decided, and how far around it [enquiries-33]. */
export type Area = {
  /** Null for everywhere; absent while nobody decided, for the one that the field names. */
  near?: AreaPlace | null | undefined;
  /** What the field named when somebody typed there since, empty for nothing: the decision holds while it names that. */
  over?: string | undefined;
  /** In kilometres. */
  within: number;
};

/** The place that the recipients are to reach, null for everywhere. `named` is what the venue's field names, which counts while nobody decided otherwise. */
export function placeOf({ near, over }: Area, named: AreaPlace | null): AreaPlace | null {
  if (near === undefined) return named;
  return over === undefined || over === (named?.slug ?? "") ? near : named;
}

/** The same after somebody typed in the venue's field: a decision ends where that names another place. */
export function afterTyping(area: Area, named: AreaPlace | null): Area {
  const isOpen = Boolean(area.near) && area.over === undefined;
  return isOpen ? { ...area, over: named?.slug ?? "" } : area;
}
