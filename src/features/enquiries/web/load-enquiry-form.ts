import { useCallback, useEffect, useState, type ComponentType } from "react";
import type { EnquiryFormProps } from "./enquiry-form.tsx";

/** Fetches the form's code; browsers keep it, so that asking twice costs nothing. */
const load = () => import("./enquiry-form.tsx");

/** Fetches the code of the dialog that frames the form. */
export const fetchDialog = () => import("./enquiry-dialog.tsx");

/** Fetches both when somebody is about to want them; a failure is told when the dialog opens. */
export function expectEnquiry(): void {
  Promise.all([fetchDialog(), load()]).catch(() => undefined);
}

/** The form's component once it is wanted and there. `failed` when it could not be fetched; `retry` asks again. */
export function useEnquiryForm(isWanted: boolean) {
  const [Form, setForm] = useState<ComponentType<EnquiryFormProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchForm = useCallback(async () => {
    try {
      const module = await load();
      setForm(() => module.EnquiryForm);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    if (isWanted && !Form && !failed) void fetchForm();
  }, [isWanted, Form, failed, fetchForm]);
  return { Form, failed, retry: () => setFailed(false) };
}
