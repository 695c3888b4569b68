import type { Behaviours, EmulatedPayment } from './behaviours.ts';

/** An emulator's own page: what it does for which payer, the payments it holds, and buttons that decide pending ones. */
export function emulatorPage(options: {
  title: string;
  behaviours: Behaviours;
  payments: readonly EmulatedPayment[];
  undelivered: readonly string[];
}): string {
  const { title, behaviours, payments, undelivered } = options;
  const rows = Object.entries(behaviours).map(
    ([name, { payer, shows }]) =>
      `<tr><td>${escapeHtml(name)}<br>${payer ?? ''}</td><td>${escapeHtml(shows)}</td></tr>`,
  );
  const choices = Object.keys(behaviours).map((name) => `<option>${escapeHtml(name)}</option>`);
  return simulationPage(
    title,
    `
<h2>Payments</h2>
${payments.length === 0 ? '<p>None yet.</p>' : `<ul>${payments.map(paymentLine).join('')}</ul>`}
${undelivered.length === 0 ? '' : `<h2>Callbacks no one took</h2><ul>${undelivered.map((why) => `<li>${escapeHtml(why)}</li>`).join('')}</ul>`}
<h2>What it does</h2>
<form method="post" action="/control">
<label>The next payment: <select name="next">${choices.join('')}</select></label>
<button>Set</button>
</form>
<form method="post" action="/control"><button name="expireTokens" value="yes">Let all tokens expire</button></form>
<table><thead><tr><th>Name and payer</th><th>Behaviour</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

/** Every page of an emulator says that it is one. */
export function simulationPage(
  title: string,
  body: string,
  notice = 'Simulation: no money moves here.',
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}: simulation</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem;color:#222;background:#fff}
.simulation{background:#7a1f1f;color:#fff;padding:.75rem 1rem;font-weight:700}
button,select{font:inherit;min-height:44px;padding:0 1rem}
form{display:inline-block;margin:.25rem .5rem .25rem 0}
table{border-collapse:collapse;width:100%}td:first-child{width:8rem}td,th{overflow-wrap:anywhere;border:1px solid #bbb;padding:.35rem .5rem;text-align:left}
li{margin:.75rem 0;overflow-wrap:anywhere}
</style>
</head>
<body>
<p class="simulation">${notice}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function paymentLine({ reference, amount, currency, payer, statuses }: EmulatedPayment): string {
  const decide = (decision: string, label: string) =>
    `<form method="post" action="/decide"><input type="hidden" name="reference" value="${escapeHtml(reference)}"><button name="decision" value="${decision}">${label}</button></form>`;
  return `<li>${escapeHtml(amount)} ${escapeHtml(currency)} from ${escapeHtml(payer)}: ${escapeHtml(statuses[0] ?? '')}<br>
${decide('approve', 'Approve')}${decide('reject', 'Reject')}</li>`;
}
