import { createElement } from "react";
import { classNames } from "../class-names.ts";
import styles from "./icon.module.css";

export type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface IconProps {
  /** Import icons one by one: `import MapPin from "lucide/dist/esm/icons/map-pin.mjs"`. */
  of: Drawing;
  /** For an icon without text beside it; otherwise it is hidden from screen readers. */
  label?: string;
  filled?: boolean;
  className?: string;
}

/** Stroke 1.75, size 1.25 of the text; change it with a class. */
export function Icon({ of: drawing, label, filled = false, className }: IconProps) {
  const naming = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg viewBox="0 0 24 24" className={classNames(styles.icon, filled && styles.filled, className)} {...naming}>
      {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
