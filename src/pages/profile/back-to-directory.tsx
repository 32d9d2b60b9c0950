import type { MouseEvent } from "react";
import { href, useNavigate } from "react-router";
import { LinkBack } from "../../ui/link.tsx";
import { isPlainPress } from "../../ui/plain-press.ts";
import { backLink } from "../frame/last-list.ts";

export function BackToDirectory({ className }: { className?: string | undefined }) {
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    const target = backLink();
    if (target === null || !isPlainPress(event)) return;
    event.preventDefault();
    if (target === -1) void navigate(-1);
    else void navigate(target);
  }
  return (
    <LinkBack className={className} to={href("/providers")} onClick={goBack}>
      Back to Directory
    </LinkBack>
  );
}
