export type AreaPlace = { slug: string; name: string };

/** The chosen place and the distance around it [enquiries-33]. */
export type RecipientArea = {
  /** Null for everywhere; absent means the venue field's place. */
  near?: AreaPlace | null | undefined;
  /** The venue field's place when the user last typed; a different place cancels the choice. */
  over?: string | undefined;
  /** In kilometres. */
  within: number;
};

/** Null for everywhere. `named` applies until the sender chooses. */
export function areaPlaceOf({ near, over }: RecipientArea, named: AreaPlace | null): AreaPlace | null {
  if (near === undefined) return named;
  return over === undefined || over === (named?.slug ?? "") ? near : named;
}

/** A different named place cancels the choice. */
export function afterTyping(area: RecipientArea, named: AreaPlace | null): RecipientArea {
  const isOpen = Boolean(area.near) && area.over === undefined;
  return isOpen ? { ...area, over: named?.slug ?? "" } : area;
}
