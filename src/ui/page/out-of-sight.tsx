import type { ReactNode } from "react";
import text from "../text.module.css";

export function OutOfSight({ children }: { children: ReactNode }) {
  return <span className={text.unseen}>{children}</span>;
}
