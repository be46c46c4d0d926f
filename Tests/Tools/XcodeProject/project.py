"""Checks the Xcode project of an app whose screens are in a Swift package.

Usage: project.py FOLDER MANIFEST, where FOLDER has the folder App with the project, and MANIFEST is the output
of `swift package dump-package` for the package in FOLDER.
"""

import json
import pathlib
import re
import sys

from pbxproj import XcodeProject

IDENTIFIER = re.compile(r"[0-9A-F]{24}")

# Settings that Xcode writes into the project of a new app. Without the first three, the app has no
# Info.plist, no scenes, or doesn't fill the screen.
SETTINGS = {
    "GENERATE_INFOPLIST_FILE": "YES",
    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "SDKROOT": "iphoneos",
}
# Settings that need some value.
NAMED_SETTINGS = ["PRODUCT_BUNDLE_IDENTIFIER", "MARKETING_VERSION", "CURRENT_PROJECT_VERSION"]


def problems(folder, manifest):
    """Returns the problems of the project in `folder`/App, one text each."""
    file = next((folder / "App").glob("*.xcodeproj")) / "project.pbxproj"
    try:
        project = XcodeProject.load(str(file))
    except Exception as error:
        return [f"{file} can't be parsed: {error}"]
    objects = {item.get_id(): item for item in project.objects.get_objects_in_section(*project.objects.get_sections())}
    found = list(references_without_object(project, objects))
    if found:
        # The other checks follow references.
        return found
    return [
        *unreachable_objects(project, objects),
        *missing_files(project, objects, folder / "App"),
        *missing_sources(project, objects, folder / "App"),
        *wrong_products(project, objects, folder, manifest),
        *wrong_settings(project, objects, manifest),
    ]


def kinds(objects, kind):
    return [item for item in objects.values() if item.isa == kind]


def values(item):
    """Returns the values of an object, with those in lists, as (key, text)."""
    for key in item.get_keys():
        value = item[key]
        for text in value if isinstance(value, list) else [value]:
            if isinstance(text, str):
                yield key, str(text)


def references_without_object(project, objects):
    if project.rootObject not in objects:
        yield f"the root object {project.rootObject} doesn't exist"
    for item in objects.values():
        for key, text in values(item):
            if IDENTIFIER.fullmatch(text) and text not in objects:
                yield f"{key} of {item.isa} {item.get_id()} refers to {text}, which doesn't exist"


def unreachable_objects(project, objects):
    reached, waiting = set(), [str(project.rootObject)]
    while waiting:
        identifier = waiting.pop()
        if identifier not in reached:
            reached.add(identifier)
            waiting += [text for _, text in values(objects[identifier]) if text in objects]
    for identifier in sorted(objects.keys() - reached):
        yield f"{objects[identifier].isa} {identifier} isn't part of the project"


def paths(project, objects, app):
    """Returns the file that each file reference stands for, by the identifier of the reference."""
    root = objects[str(project.rootObject)]
    found = {}

    def visit(group, folder):
        for identifier in group.children:
            child = objects[str(identifier)]
            tree = child["sourceTree"]
            base = {"<group>": folder, "SOURCE_ROOT": app}.get(str(tree))
            path = base / str(child["path"]) if base and child["path"] else base
            if child.isa == "PBXGroup":
                visit(child, path)
            elif path:
                found[child.get_id()] = path

    visit(objects[str(root.mainGroup)], app)
    return found


def missing_files(project, objects, app):
    files = paths(project, objects, app)
    for path in files.values():
        if not path.is_file():
            yield f"{path} doesn't exist"
    for reference in kinds(objects, "PBXFileReference"):
        if reference.get_id() not in files and str(reference.sourceTree) != "BUILT_PRODUCTS_DIR":
            yield f"PBXFileReference {reference.get_id()} is in no group"


def missing_sources(project, objects, app):
    files = paths(project, objects, app)
    for target in kinds(objects, "PBXNativeTarget"):
        phases = [objects[str(identifier)] for identifier in target.buildPhases]
        compiled = {
            files.get(str(objects[str(build)]["fileRef"]))
            for phase in phases
            if phase.isa == "PBXSourcesBuildPhase"
            for build in phase.files
        }
        for file in sorted(app.rglob("*.swift")):
            if file not in compiled:
                yield f"{file} isn't compiled in the target {target.name}"


def wrong_products(project, objects, folder, manifest):
    packages = kinds(objects, "XCLocalSwiftPackageReference")
    for package in packages:
        place = (folder / "App" / str(package.relativePath)).resolve()
        if place != folder.resolve():
            yield f"the package is {package.relativePath}, which isn't {folder} with its Package.swift"
    if not packages:
        yield "the project has no package"
    offered = {product["name"] for product in manifest["products"]}
    for target in kinds(objects, "PBXNativeTarget"):
        used = {str(identifier) for identifier in target["packageProductDependencies"] or []}
        linked = {
            str(objects[str(build)]["productRef"])
            for identifier in target.buildPhases
            if objects[str(identifier)].isa == "PBXFrameworksBuildPhase"
            for build in objects[str(identifier)].files
        }
        names = {str(objects[identifier].productName) for identifier in used}
        for name in sorted(names - offered):
            yield f"{target.name} uses the product {name}, and Package.swift has {', '.join(sorted(offered))}"
        if used != linked:
            yield f"{target.name} doesn't link the products that it depends on"
        for name in sorted((imports(folder / "App") & offered) - names):
            yield f"{target.name} imports {name}, but doesn't depend on this product"


def imports(app):
    """Returns the modules that the app's sources import."""
    return {
        name
        for file in app.rglob("*.swift")
        for name in re.findall(r"^import (\w+)$", file.read_text(), re.MULTILINE)
    }


def wrong_settings(project, objects, manifest):
    oldest = {platform["platformName"]: platform["version"] for platform in manifest["platforms"]}
    modes = manifest["swiftLanguageVersions"]
    root = objects[str(project.rootObject)]
    for target in kinds(objects, "PBXNativeTarget"):
        if str(target.productType) != "com.apple.product-type.application":
            yield f"{target.name} is no application"
        shared = configurations(root, objects)
        for name, own in configurations(target, objects).items():
            settings = {**shared.get(name, {}), **own}
            expected = {**SETTINGS, "IPHONEOS_DEPLOYMENT_TARGET": oldest["ios"]}
            for key, value in expected.items():
                if settings.get(key) != value:
                    yield f"{key} of {target.name} is {settings.get(key)} in {name}, expected {value}"
            for key in NAMED_SETTINGS:
                if not settings.get(key):
                    yield f"{key} of {target.name} is missing in {name}"
            if settings.get("SWIFT_VERSION", "").removesuffix(".0") not in modes:
                version = settings.get("SWIFT_VERSION")
                yield f"SWIFT_VERSION of {target.name} is {version} in {name}, expected {modes[0]}.0"


def configurations(owner, objects):
    """Returns the build settings of a project or a target by the names of its configurations."""
    configured = [
        objects[str(identifier)]
        for identifier in objects[str(owner.buildConfigurationList)].buildConfigurations
    ]
    return {
        str(item.name): {
            key: str(item.buildSettings[key]) for key in item.buildSettings.get_keys()
        }
        for item in configured
    }


if __name__ == "__main__":
    place, manifest = pathlib.Path(sys.argv[1]), json.loads(pathlib.Path(sys.argv[2]).read_text())
    found = problems(place, manifest)
    for problem in found:
        print(f"Xcode project: {problem}", file=sys.stderr)
    if found:
        sys.exit(1)
    print(f"Xcode project: {place} agrees with its files and its package")
