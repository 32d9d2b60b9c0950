import type { ReactNode } from "react";

/** An action of a conversation: its button, and the dialog that it opens, which stands outside of the menu. */
export type Act = { button: ReactNode; dialog: ReactNode };
