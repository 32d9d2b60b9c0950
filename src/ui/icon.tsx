import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";

export type { LucideIcon };

interface IconProps {
  /** A Lucide drawing, imported one by one: `import MapPin from "lucide-react/icons/map-pin"`. */
  of: LucideIcon;
  /** What it says where no words stand beside it. Without one it is decoration, hidden from readers. */
  label?: string;
  /** Painted full instead of drawn as a line. */
  filled?: boolean;
  className?: string;
}

/** A Lucide icon at the house's stroke (1.75) and size (1.25 of the text beside it; change it with a class). */
export function Icon({ of: Drawing, label, filled = false, className }: IconProps) {
  const naming = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return <Drawing className={classNames(styles.icon, filled && styles.filled, className)} {...naming} />;
}
