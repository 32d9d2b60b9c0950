import { createContext, use } from "react";

/** What a field lends to the control inside it. */
export interface FieldWiring {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

export const FieldWiringContext = createContext<FieldWiring | null>(null);

/**
 * The id and the ARIA attributes that tie a control to its field's label, help and error; what the control
 * says itself wins.
 */
export function useFieldWiring(own: { id?: string; "aria-describedby"?: string }) {
  const lent = use(FieldWiringContext);
  const described = [own["aria-describedby"], lent?.["aria-describedby"]].filter(Boolean).join(" ");
  return { ...lent, id: own.id ?? lent?.id, "aria-describedby": described || undefined };
}
