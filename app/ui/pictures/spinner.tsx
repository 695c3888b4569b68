import './spinner.css';

/** Decoration only: the part that shows it says in words what is going on. */
export function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path className="spinner__track" d="M12 2 22 12 12 22 2 12Z" />
      <path className="spinner__thread" d="M12 2 22 12 12 22 2 12Z" pathLength="100" />
    </svg>
  );
}
