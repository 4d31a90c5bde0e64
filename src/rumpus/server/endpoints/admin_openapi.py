"""The operator's endpoints, for the OpenAPI description."""

from typing import Any, Final

from rumpus.server.endpoints import admin_schemas as schemas

_ROWS: Final[tuple[tuple[str, str, str, Any, Any], ...]] = (
    ("", "get", "What an operator sees first", schemas.AdminDesk, None),
    ("/sign-in", "post", "Sign in with the password", dict[str, Any], schemas.AdminSignIn),
    ("/sign-in/passkey/begin", "post", "Begin to sign in", dict[str, Any], None),
    ("/sign-in/passkey", "post", "With a passkey", dict[str, Any], schemas.AdminPasskey),
    ("/sign-out", "post", "End sessions", dict[str, Any], schemas.SignOutOperators),
    ("/password", "post", "Make a new password", schemas.NewOperatorPassword, None),
    ("/passkey/begin", "post", "Begin to add a passkey", dict[str, Any], None),
    ("/passkey", "post", "Add a passkey", dict[str, Any], schemas.AdminPasskey),
    ("/passkey/remove", "post", "Remove a passkey", dict[str, Any], schemas.AdminKey),
    ("/people", "get", "People (`?q=TEXT&page=N`)", schemas.PeoplePage, None),
    ("/people/{id}", "get", "A person", schemas.PersonView, None),
    ("/people/{id}/rename", "post", "Replace a name", schemas.PersonLine, None),
    ("/people/{id}/sign-out", "post", "Sign a member out", schemas.PersonLine, None),
    ("/people/{id}/recovery", "post", "Make a recovery code", schemas.RecoveryCode, None),
    ("/bans", "get", "Bans (`?ended&page=N`)", schemas.BansPage, None),
    ("/bans", "post", "Ban people and addresses", list[schemas.BanLine], schemas.NewBan),
    ("/bans/lift", "post", "Lift bans", list[schemas.BanLine], schemas.LiftBans),
    ("/reports", "get", "Reports (`?closed&page=N`)", schemas.ReportsPage, None),
    ("/reports/close", "post", "Close reports", dict[str, Any], schemas.CloseReports),
    ("/tables", "get", "Tables (`?q=TEXT&stored&page=N`)", schemas.TablesPage, None),
    ("/tables/{name}/record", "get", "A record, as JSON lines", str, None),
    ("/tables/close", "post", "Close tables", dict[str, Any], schemas.CloseTables),
    ("/tables/reopen", "post", "Open closed tables", dict[str, Any], schemas.OpenTables),
    ("/tables/hide", "post", "Hide tables", dict[str, Any], schemas.HideTables),
    ("/words", "get", "The word filter", schemas.Filtered, None),
    ("/words", "post", "Replace the word filter", schemas.Filtered, schemas.FilterText),
    ("/lists", "get", "The word lists", list[schemas.ListLine], None),
    ("/lists/remove", "post", "Remove lists", list[schemas.ListLine], schemas.ListNames),
    ("/lists/{name}", "post", "Add a list; its text is the body", list[schemas.ListLine], None),
    ("/limits", "get", "The limits in force", list[schemas.LimitLine], None),
    ("/announce", "post", "Announce", schemas.AnnouncementLine, schemas.NewAnnouncement),
    ("/announce/end", "post", "End the announcement", dict[str, Any], None),
    ("/last-games", "post", "No new games", schemas.Remaining, schemas.LastGames),
    ("/log", "get", "The acts of operators (`?page=N`)", schemas.AuditPage, None),
)

ADMIN: Final = tuple(
    (f"/api/admin{path}", method, summary, answer, body)
    for path, method, summary, answer, body in _ROWS
)
"""Path, method, summary, answer and body, as `openapi.PEOPLE` has them."""
