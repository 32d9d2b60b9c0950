import { Link } from "../../ui/link.tsx";
import { useSiteData } from "../frame/site-data.ts";

export function ContactDetails() {
  const data = useSiteData();
  if (!data || (!data.email && !data.phone)) return null;
  const { phone, email } = data;
  return (
    <ul>
      {email && (
        <li>
          Email <Link to={`mailto:${email}`}>{email}</Link>
        </li>
      )}
      {phone && (
        <li>
          Telephone <Link to={phone.href}>{phone.text}</Link>
        </li>
      )}
    </ul>
  );
}
