"""Tests the check with copies of the project that have one mistake each. Usage: as project.py."""

import json
import pathlib
import shutil
import sys
import tempfile
import unittest

import project

FOLDER, MANIFEST = (pathlib.Path(argument) for argument in sys.argv[1:])


class ProjectTests(unittest.TestCase):
    def setUp(self):
        # The copy is next to the original, because the project refers to the package by a relative path.
        self.folder = pathlib.Path(tempfile.mkdtemp(dir=FOLDER.parent))
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copytree(FOLDER, self.folder, dirs_exist_ok=True)
        self.file = self.folder / "ExampleApp.xcodeproj/project.pbxproj"
        self.manifest = json.loads(MANIFEST.read_text())

    def edit(self, old, new):
        """Replaces all occurrences of a text in the project."""
        text = self.file.read_text()
        self.assertIn(old, text)
        self.file.write_text(text.replace(old, new))

    def expect(self, *parts):
        """Fails unless there are problems and each contains one of the texts."""
        found = project.problems(self.folder, self.manifest)
        self.assertTrue(found)
        for problem in found:
            self.assertTrue(any(part in problem for part in parts), problem)

    def test_the_project_without_a_mistake_has_no_problem(self):
        self.assertEqual(project.problems(self.folder, self.manifest), [])

    def test_a_text_that_ends_too_early_is_reported(self):
        self.file.write_text(self.file.read_text()[:-200])
        self.expect("can't be parsed")

    def test_a_reference_to_a_missing_object_is_reported(self):
        self.edit("productRef = 7C0000000000000000000014", "productRef = 7C00000000000000000000FF")
        self.expect("productRef of PBXBuildFile 7C0000000000000000000015 refers to 7C00000000000000000000FF")

    def test_a_missing_root_is_reported(self):
        self.edit("rootObject = 7C0000000000000000000001", "rootObject = 7C00000000000000000000FF")
        self.expect("root object")

    def test_a_folder_that_is_not_compiled_is_reported(self):
        self.edit("7C0000000000000000000008 /* Screens */,", "")
        self.expect("7C0000000000000000000008 isn't part", "compiles the folders ['App']")

    def test_another_folder_is_reported(self):
        self.edit("path = Screens;", "path = Tests;")
        self.expect("compiles the folders ['App', 'Tests']")

    def test_an_empty_folder_is_reported(self):
        shutil.rmtree(self.folder / "App")
        self.expect("App has no sources")

    def test_a_wrong_folder_of_the_package_is_reported(self):
        self.edit("relativePath = ../../..;", "relativePath = ../..;")
        self.expect("the package is ../..")

    def test_a_product_that_the_package_lacks_is_reported(self):
        self.edit("productName = TypedCells;", "productName = Cells;")
        self.expect("uses the product Cells", "imports TypedCells")

    def test_a_product_that_is_not_linked_is_reported(self):
        self.edit("7C0000000000000000000015 /* TypedCells in Frameworks */,", "")
        self.expect("7C0000000000000000000015 isn't part", "doesn't link")

    def test_another_deployment_target_is_reported(self):
        self.edit("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "IPHONEOS_DEPLOYMENT_TARGET = 14.0;")
        self.expect("IPHONEOS_DEPLOYMENT_TARGET of ExampleApp is 14.0")

    def test_a_newer_package_is_reported(self):
        self.manifest["platforms"] = [{"platformName": "ios", "version": "16.0"}]
        self.expect("expected 16.0")

    def test_another_language_mode_is_reported(self):
        self.edit("SWIFT_VERSION = 6.0;", "SWIFT_VERSION = 5.0;")
        self.expect("SWIFT_VERSION of ExampleApp is 5.0")

    def test_a_missing_setting_is_reported(self):
        for key in [*project.SETTINGS, *project.NAMED_SETTINGS]:
            with self.subTest(key):
                text = self.file.read_text()
                self.edit(f"{key} = ", f"OTHER_{key} = ")
                self.expect(key)
                self.file.write_text(text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
