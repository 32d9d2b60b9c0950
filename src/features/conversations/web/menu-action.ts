import type { ReactNode } from "react";

export type Action = { button: ReactNode; dialog: ReactNode };
