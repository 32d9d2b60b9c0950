import { Link } from "../../ui/link.tsx";

/** Nothing while nobody is named [admin-22]. */
export function InformationOfficer({ name, email, contact }: { name: string; email: string; contact: string }) {
  if (!name && !email && !contact) return null;
  return (
    <>
      <p>Our Information Officer under POPIA:</p>
      <ul>
        {name && <li>{name}</li>}
        {email && (
          <li>
            Email <Link to={`mailto:${email}`}>{email}</Link>
          </li>
        )}
        {contact && <li>{contact}</li>}
      </ul>
    </>
  );
}
