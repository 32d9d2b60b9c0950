import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { followBack } from "./ui/close-on-back.ts";
import { report } from "./ui/report.ts";

followBack();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={report} />);
});
