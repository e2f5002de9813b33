"""The notebook of the documentation runs, and shows what it is stored with (F-75)."""

import copy
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"


def shown(notebook: Any) -> list[tuple[str, list[Any]]]:
    """Every cell of code with what it shows."""
    return [
        (cell.source, [(output.get("name"), output.get("text"), output.get("data")) for output in cell.outputs])
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


def test_f75_the_notebook_runs_from_top_to_bottom_and_shows_what_is_stored() -> None:
    stored = nbformat.read(FOLDER / "puntobanco.ipynb", as_version=4)
    nbformat.validate(stored)
    run = copy.deepcopy(stored)
    for cell in run.cells:
        if cell.cell_type == "code":
            cell.outputs = []
    NotebookClient(run, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(FOLDER)}}).execute()
    assert shown(run) == shown(stored)
    assert sum(bool(outputs) for _, outputs in shown(stored)) > 8
