/** A place that recipients are to reach. */
export type AreaPlace = { slug: string; name: string };

/** Which place the recipients are to reach, as somebody decided, and how far around it [enquiries-33]. */
export type Area = {
  /** Absent for everywhere. */
  near?: AreaPlace | null | undefined;
  /** What the field named when somebody typed there since, empty for nothing: the decision holds while it names that. */
  over?: string | undefined;
  /** In kilometres. */
  within: number;
};

/** The place that the recipients are to reach, null for everywhere. `named` is what the venue's field names. */
export function placeOf({ near = null, over }: Area, named: AreaPlace | null): AreaPlace | null {
  return over === undefined || over === (named?.slug ?? "") ? near : null;
}

/** The same after somebody typed in the venue's field: a decision ends where that names another place. */
export function afterTyping(area: Area, named: AreaPlace | null): Area {
  const isOpen = Boolean(area.near) && area.over === undefined;
  return isOpen ? { ...area, over: named?.slug ?? "" } : area;
}
