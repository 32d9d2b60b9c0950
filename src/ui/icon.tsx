import { createElement } from "react";
import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";

/** A drawing on a field of 24 by 24: its elements with their attributes. */
export type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface IconProps {
  /** A Lucide drawing, imported one by one: `import MapPin from "lucide/dist/esm/icons/map-pin.mjs"`. */
  of: Drawing;
  /** What it says where no words stand beside it. Without one it is decoration, hidden from readers. */
  label?: string;
  /** Painted full instead of drawn as a line. */
  filled?: boolean;
  className?: string;
}

/** A Lucide icon at the house's stroke (1.75) and size (1.25 of the text beside it; change it with a class). */
export function Icon({ of: drawing, label, filled = false, className }: IconProps) {
  const naming = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg viewBox="0 0 24 24" className={classNames(styles.icon, filled && styles.filled, className)} {...naming}>
      {drawing.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
    </svg>
  );
}
