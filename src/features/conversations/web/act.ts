import type { ReactNode } from "react";

export type Act = { button: ReactNode; dialog: ReactNode };
