"""The audit: everything in the books added up again, from the postings."""

from typing import Final

import apsw

#: What must never be found, as the sentence that tells it and the query that looks for it.
_FAULTS: Final = {
    "entry {} does not add up to zero: {}": """
        SELECT entry.id, coalesce(sum(posting.amount), 'no postings') FROM entry
        LEFT JOIN posting ON posting.entry = entry.number
        GROUP BY entry.number HAVING coalesce(sum(posting.amount), 1) <> 0""",
    "entry {} says {} for its player, its postings say {}": """
        SELECT entry.id, entry.amount, coalesce(sum(posting.amount), 0) FROM entry
        LEFT JOIN account ON account.owner = entry.player AND account.currency = entry.currency
        LEFT JOIN posting ON posting.entry = entry.number AND posting.account = account.id
        GROUP BY entry.number HAVING entry.amount <> coalesce(sum(posting.amount), 0)""",
    "account {} {} says {}, its postings say {}": """
        SELECT owner, currency, balance, coalesce(sum(amount), 0) FROM account
        LEFT JOIN posting ON posting.account = account.id
        GROUP BY account.id HAVING balance <> coalesce(sum(amount), 0)""",
    "the {} accounts do not add up to zero: {}": """
        SELECT currency, sum(balance) FROM account GROUP BY currency HAVING sum(balance) <> 0""",
    "entry {} leaves {}, the entries before it say {}": """
        SELECT id, balance_after, told FROM (
            SELECT id, balance_after, sum(amount) OVER (PARTITION BY player, currency ORDER BY number) AS told
            FROM entry) WHERE balance_after <> told""",
    "debit {} was answered with 200 but is not known": """
        SELECT answer.id FROM answer LEFT JOIN debit USING (id)
        WHERE call = 'debit' AND status = 200 AND debit.id IS NULL""",
    "entry {} of the games answers no call": """
        SELECT entry.id FROM entry LEFT JOIN answer ON answer.id = entry.id AND answer.status = 200
        WHERE entry.source = 'games' AND answer.id IS NULL""",
    "debit {} is both rolled back and paid or void": """
        SELECT id FROM debit WHERE rolled_back IS NOT NULL AND (credit IS NOT NULL OR void IS NOT NULL)""",
}


def audit(connection: apsw.Connection) -> list[str]:
    """One line for each fault; none when the books are right."""
    return [told.format(*row) for told, query in _FAULTS.items() for row in connection.execute(query)]
