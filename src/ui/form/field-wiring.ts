import { createContext, use } from "react";

export interface FieldWiring {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

export const FieldWiringContext = createContext<FieldWiring | null>(null);

/** The id and ARIA attributes for label, help and error; the control's own win. */
export function useFieldWiring(props: { id?: string; "aria-describedby"?: string }) {
  const lent = use(FieldWiringContext);
  const described = [props["aria-describedby"], lent?.["aria-describedby"]].filter(Boolean).join(" ");
  return { ...lent, id: props.id ?? lent?.id, "aria-describedby": described || undefined };
}
